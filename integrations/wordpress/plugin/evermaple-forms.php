<?php
/**
 * Plugin Name:       {{shortName}} Forms
 * Plugin URI:        {{site}}/widgets/
 * Description:       {{description}}
 * Version:           {{version}}
 * Update URI:        false
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            {{name}}
 * Author URI:        {{site}}
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       evermaple-forms
 * Domain Path:       /languages
 *
 * @package evermaple-forms
 */

defined( 'ABSPATH' ) || exit;

/**
 * The elements and their attributes, as the build read them from the elements' own tables.
 *
 * @return array
 */
function evermaple_forms_facts() {
	return array( /* {{facts}} */ );
}

/**
 * Places of the elements' files: the folders that the build knew, each with its base address and its files, and
 * the integrity of each file ('' for none).
 *
 * @return array
 */
function evermaple_forms_folders() {
	return array( /* {{folders}} */ );
}

/**
 * Marks by which an author keeps a script out of an optimiser's hands. They stand before `src`, because
 * Rocket Loader reads them only there.
 *
 * @return array
 */
function evermaple_forms_marks() {
	return array(
		// Cloudflare Rocket Loader.
		'data-cfasync'             => 'false',
		// LiteSpeed Cache.
		'data-no-optimize'         => '1',
		'data-no-defer'            => '1',
		// WP Rocket.
		'data-no-minify'           => '1',
		'nowprocket'               => '1',
		// Autoptimize.
		'data-noptimize'           => '1',
		// Jetpack Boost.
		'data-jetpack-boost'       => 'ignore',
		// NitroPack.
		'nitro-exclude'            => '1',
		// WP Meteor.
		'data-wpmeteor-nooptimize' => 'true',
		// PageSpeed, the module of Apache and Nginx.
		'data-pagespeed-no-defer'  => '1',
	);
}

/**
 * The files to load from: the evergreen ones, or with `define( 'EVERMAPLE_FORMS_PINNED', true );` in
 * wp-config.php those of one release, which never change and are held to their hash.
 *
 * @return array Folder with its base address, and the integrity of each file in it ('' for none).
 */
function evermaple_forms_folder() {
	$folders = evermaple_forms_folders();
	$pinned  = defined( 'EVERMAPLE_FORMS_PINNED' ) && EVERMAPLE_FORMS_PINNED && isset( $folders['pinned'] );
	return $folders[ $pinned ? 'pinned' : 'evergreen' ];
}

/**
 * The language that the site's visitors read. A plugin for several languages changes the locale with the page.
 *
 * @return string
 */
function evermaple_forms_language() {
	$facts = evermaple_forms_facts();
	$code  = strtok( strtolower( get_locale() ), '_-' );
	return in_array( $code, $facts['languages'], true ) ? $code : $facts['languages'][0];
}

/**
 * The file of an element in the language of the page, where there is one.
 *
 * @param string $script Name of the entry.
 * @return string Path in the folder.
 */
function evermaple_forms_file( $script ) {
	$folder = evermaple_forms_folder();
	$own    = evermaple_forms_language() . '/' . $script . '.js';
	return isset( $folder['files'][ $own ] ) ? $own : $script . '.js';
}

/**
 * Loads the script of an element, once a page however many forms it has.
 *
 * @param string $script Name of the entry.
 */
function evermaple_forms_enqueue( $script ) {
	$folder = evermaple_forms_folder();
	$src    = $folder['base'] . evermaple_forms_file( $script );
	// No version: the address is what the file is known by, here and on other pages.
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'evermaple-forms-' . $script, $src, array(), null );
	} else {
		wp_enqueue_script( 'evermaple-forms-' . $script, $src, array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
	}
}

/**
 * Gives our script tags, and no other, their marks and their hash.
 *
 * @param array $attributes Attributes of a script tag.
 * @return array
 */
function evermaple_forms_script_attributes( $attributes ) {
	$folder = evermaple_forms_folder();
	$src    = isset( $attributes['src'] ) ? $attributes['src'] : '';
	$file   = 0 === strpos( $src, $folder['base'] ) ? substr( $src, strlen( $folder['base'] ) ) : '';
	if ( ! isset( $folder['files'][ $file ] ) ) {
		return $attributes;
	}
	$hash = $folder['files'][ $file ];
	$held = '' === $hash ? array() : array(
		'integrity'   => $hash,
		'crossorigin' => 'anonymous',
	);
	return array_merge( evermaple_forms_marks(), $held, $attributes );
}
add_filter( 'wp_script_attributes', 'evermaple_forms_script_attributes' );

/**
 * Makes our tag a module where WordPress has no script modules of its own (before 6.5).
 *
 * @param string $tag    The tag as WordPress wrote it.
 * @param string $handle Name of the script.
 * @param string $src    Its address.
 * @return string
 */
function evermaple_forms_script_tag( $tag, $handle, $src ) {
	if ( 0 !== strpos( $handle, 'evermaple-forms-' ) || 'evermaple-forms-editor' === $handle ) {
		return $tag;
	}
	return wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $src,
			'id'   => $handle . '-js',
		)
	);
}
add_filter( 'script_loader_tag', 'evermaple_forms_script_tag', 10, 3 );

/**
 * A value as text.
 *
 * @param mixed $value What the editor holds.
 * @return string
 */
function evermaple_forms_text( $value ) {
	return is_scalar( $value ) ? trim( (string) $value ) : '';
}

/**
 * A value without the quotes that a word processor made of straight ones around a code.
 *
 * @param mixed $value Attribute of a shortcode.
 * @return string
 */
function evermaple_forms_unquoted( $value ) {
	return (string) preg_replace( '/^[“”„«»″](\S*)[“”„«»″]$/u', '$1', evermaple_forms_text( $value ) );
}

/**
 * One of the types; what is none of them is the contact form, so that a typo costs no lead.
 *
 * @param mixed $value What the editor holds.
 * @return string
 */
function evermaple_forms_type( $value ) {
	$type  = strtolower( evermaple_forms_text( $value ) );
	$facts = evermaple_forms_facts();
	return isset( $facts['types'][ $type ] ) ? $type : 'contact';
}

/**
 * The partner code of a form, or the site's own.
 *
 * @param mixed $value What the editor holds.
 * @return string Empty where there is none.
 */
function evermaple_forms_partner( $value ) {
	$facts = evermaple_forms_facts();
	foreach ( array( $value, get_option( 'evermaple_forms_partner', '' ) ) as $code ) {
		$code = strtolower( evermaple_forms_text( $code ) );
		if ( preg_match( $facts['partner_pattern'], $code ) ) {
			return $code;
		}
	}
	return '';
}

/**
 * The link that stands inside an element and in its place.
 *
 * @param array $facts Facts of a type.
 * @return string HTML.
 */
function evermaple_forms_link( $facts ) {
	$link = $facts['link'][ evermaple_forms_language() ];
	return '<a href="' . esc_url( $link['address'] ) . '">' . esc_html( $link['text'] ) . '</a>';
}

/**
 * An element in its wrapper, all on one line, because some builders make paragraphs of lines.
 *
 * @param array  $given   Attributes by the name that the element knows them by, and `type`.
 * @param string $wrapper Attributes of the wrapper, escaped.
 * @return string HTML.
 */
function evermaple_forms_element( $given, $wrapper ) {
	$facts = evermaple_forms_facts();
	$type  = evermaple_forms_type( isset( $given['type'] ) ? $given['type'] : '' );
	$about = $facts['types'][ $type ];
	$link  = evermaple_forms_link( $about );
	// Readers of feeds and AMP pages know neither scripts nor elements.
	if ( is_feed() || ( function_exists( 'amp_is_request' ) && amp_is_request() ) ) {
		return '<p>' . $link . '</p>';
	}
	evermaple_forms_enqueue( $about['script'] );

	$folder  = evermaple_forms_folder();
	$written = array(
		'api'       => $facts['api'],
		// Where an optimiser copied or inlined the script, it no longer knows its own address.
		'data-base' => $folder['base'],
		'partner'   => evermaple_forms_partner( isset( $given['partner'] ) ? $given['partner'] : '' ),
	);
	foreach ( $facts['attributes'] as $attribute ) {
		$name = $attribute['name'];
		if ( 'partner' !== $name && isset( $given[ $name ] ) && in_array( $type, $attribute['on'], true ) ) {
			$written[ $name ] = evermaple_forms_text( $given[ $name ] );
		}
	}
	$html = '<' . $about['tag'];
	foreach ( $written as $name => $value ) {
		// Of the attributes that may be empty, only the heading means something by it.
		if ( '' !== $value || 'heading' === $name ) {
			$html .= ' ' . $name . '="' . esc_attr( $value ) . '"';
		}
	}
	$html .= ' style="' . esc_attr( $about['reserved_style'] ) . '">' . $link . '</' . $about['tag'] . '>';
	return '<div ' . $wrapper . '>' . $html . '</div>';
}

/**
 * Room for the wrapper: as wide as its place, also where a row or a float would fit it to its content.
 *
 * @param mixed $type One of the types.
 * @return string CSS.
 */
function evermaple_forms_wrapper_style( $type ) {
	return 'button' === evermaple_forms_type( $type ) ? '' : 'width:100%';
}

/**
 * The shortcode, in any of the shapes that an author may have saved.
 *
 * @param array|string $given Attributes of the shortcode, '' for none.
 * @return string HTML.
 */
function evermaple_forms_shortcode( $given ) {
	$given   = array_map( 'evermaple_forms_unquoted', is_array( $given ) ? $given : array() );
	$style   = evermaple_forms_wrapper_style( isset( $given['type'] ) ? $given['type'] : '' );
	$wrapper = 'class="evermaple-form"' . ( '' === $style ? '' : ' style="' . esc_attr( $style ) . '"' );
	return evermaple_forms_element( $given, $wrapper );
}
add_shortcode( 'evermaple_form', 'evermaple_forms_shortcode' );

/**
 * The block.
 *
 * @param array $attributes Attributes of the block, by property.
 * @return string HTML.
 */
function evermaple_forms_block( $attributes ) {
	$facts = evermaple_forms_facts();
	$given = array( 'type' => $attributes['type'] );
	foreach ( $facts['attributes'] as $property => $attribute ) {
		if ( isset( $attributes[ $property ] ) ) {
			$given[ $attribute['name'] ] = $attributes[ $property ];
		}
	}
	$style   = evermaple_forms_wrapper_style( $attributes['type'] );
	$wrapper = get_block_wrapper_attributes( '' === $style ? array() : array( 'style' => $style ) );
	return evermaple_forms_element( $given, $wrapper );
}

/**
 * Registers the block. Its saved content is the fallback link, which is what stays when the plugin goes.
 */
function evermaple_forms_register() {
	load_plugin_textdomain( 'evermaple-forms', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	$facts      = evermaple_forms_facts();
	$attributes = array(
		'type'        => array(
			'type'    => 'string',
			'enum'    => array_keys( $facts['types'] ),
			'default' => 'contact',
		),
		'linkAddress' => array(
			'type'      => 'string',
			'source'    => 'attribute',
			'selector'  => 'a',
			'attribute' => 'href',
		),
		'linkText'    => array(
			'type'     => 'string',
			'source'   => 'text',
			'selector' => 'a',
		),
	);
	foreach ( array_keys( $facts['attributes'] ) as $property ) {
		$attributes[ $property ] = array( 'type' => 'string' );
	}
	wp_register_script(
		'evermaple-forms-editor',
		plugins_url( 'block.js', __FILE__ ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ),
		$facts['version'],
		true
	);
	register_block_type(
		'evermaple/form',
		array(
			'api_version'     => 3,
			'title'           => $facts['title'],
			'description'     => $facts['description'],
			'category'        => 'widgets',
			'icon'            => 'feedback',
			'keywords'        => $facts['keywords'],
			'attributes'      => $attributes,
			'supports'        => array(
				'align'  => array( 'wide', 'full' ),
				'anchor' => true,
				'html'   => false,
			),
			'editor_script'   => 'evermaple-forms-editor',
			'render_callback' => 'evermaple_forms_block',
		)
	);
}
add_action( 'init', 'evermaple_forms_register' );

/**
 * Hands the block script what it shows.
 */
function evermaple_forms_editor_facts() {
	$facts          = evermaple_forms_facts();
	$facts['types'] = array_map(
		function ( $type ) {
			$type['link'] = $type['link'][ evermaple_forms_language() ];
			return $type;
		},
		$facts['types']
	);
	wp_add_inline_script(
		'evermaple-forms-editor',
		'window.evermaple_forms = ' . wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
		'before'
	);
}
add_action( 'enqueue_block_editor_assets', 'evermaple_forms_editor_facts' );

/**
 * The one setting.
 */
function evermaple_forms_settings() {
	$facts = evermaple_forms_facts();
	register_setting(
		'evermaple_forms',
		'evermaple_forms_partner',
		array(
			'type'              => 'string',
			'sanitize_callback' => 'evermaple_forms_save_partner',
			'default'           => '',
		)
	);
	add_settings_section( 'evermaple_forms', '', '__return_false', 'evermaple_forms' );
	add_settings_field(
		'evermaple_forms_partner',
		$facts['words']['default_partner'],
		'evermaple_forms_partner_field',
		'evermaple_forms',
		'evermaple_forms',
		array( 'label_for' => 'evermaple_forms_partner' )
	);
}
add_action( 'admin_init', 'evermaple_forms_settings' );

/**
 * Keeps a code that is well formed; says what is wrong with another and keeps the one before.
 *
 * @param mixed $value What was typed.
 * @return string
 */
function evermaple_forms_save_partner( $value ) {
	$facts = evermaple_forms_facts();
	$code  = strtolower( evermaple_forms_text( $value ) );
	if ( '' === $code || preg_match( $facts['partner_pattern'], $code ) ) {
		return $code;
	}
	add_settings_error( 'evermaple_forms_partner', 'malformed', $facts['words']['malformed_partner'] );
	return (string) get_option( 'evermaple_forms_partner', '' );
}

/**
 * The field of the setting.
 */
function evermaple_forms_partner_field() {
	$facts = evermaple_forms_facts();
	printf(
		'<input type="text" class="regular-text code" id="evermaple_forms_partner" name="evermaple_forms_partner" value="%s" maxlength="64" autocapitalize="none" spellcheck="false" aria-describedby="evermaple_forms_help"><p class="description" id="evermaple_forms_help">%s</p>',
		esc_attr( get_option( 'evermaple_forms_partner', '' ) ),
		esc_html( $facts['attributes']['partner']['help'] )
	);
}

/**
 * The page of the setting, with the shortcodes to copy.
 */
function evermaple_forms_page() {
	$facts = evermaple_forms_facts();
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
	settings_fields( 'evermaple_forms' );
	do_settings_sections( 'evermaple_forms' );
	submit_button();
	echo '</form><h2>' . esc_html( $facts['words']['how'] ) . '</h2><p>' . esc_html( $facts['words']['how_text'] ) . '</p><ul>';
	foreach ( $facts['types'] as $type => $about ) {
		printf( '<li><code>[evermaple_form type="%s"]</code> %s</li>', esc_html( $type ), esc_html( $about['title'] ) );
	}
	echo '</ul></div>';
}

/**
 * Puts the page under Settings.
 */
function evermaple_forms_menu() {
	$facts = evermaple_forms_facts();
	add_options_page( $facts['title'], $facts['title'], 'manage_options', 'evermaple_forms', 'evermaple_forms_page' );
}
add_action( 'admin_menu', 'evermaple_forms_menu' );

/**
 * Leads from the list of plugins to the page.
 *
 * @param array $links Links of the plugin's row.
 * @return array
 */
function evermaple_forms_row_links( $links ) {
	$facts = evermaple_forms_facts();
	$url   = admin_url( 'options-general.php?page=evermaple_forms' );
	array_unshift( $links, '<a href="' . esc_url( $url ) . '">' . esc_html( $facts['words']['settings'] ) . '</a>' );
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'evermaple_forms_row_links' );

/**
 * A text with the fallback link in the place of each shortcode.
 *
 * @param string $text Content of a post or a widget.
 * @return string
 */
function evermaple_forms_without_shortcodes( $text ) {
	$without = preg_replace_callback(
		'/' . get_shortcode_regex( array( 'evermaple_form' ) ) . '/s',
		function ( $found ) {
			// Doubled brackets show the shortcode as text.
			if ( '[' === $found[1] && ']' === $found[6] ) {
				return $found[0];
			}
			$given = shortcode_parse_atts( $found[3] );
			$facts = evermaple_forms_facts();
			$type  = evermaple_forms_type( isset( $given['type'] ) ? evermaple_forms_unquoted( $given['type'] ) : '' );
			return $found[1] . evermaple_forms_link( $facts['types'][ $type ] ) . $found[6];
		},
		$text
	);
	// An expression that fails on a text gives null: better a shortcode that shows than a post that is gone.
	return is_string( $without ) ? $without : $text;
}

/**
 * Leaves a site as it must be when the plugin is deleted: the link where each form stood, and no setting. A block
 * needs nothing, because its saved content is the link.
 */
function evermaple_forms_leave_site() {
	global $wpdb;
	delete_option( 'evermaple_forms_partner' );
	// Straight to the table: saving a post would run the filters of whoever deletes the plugin over the rest of it.
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	$posts = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT ID, post_content FROM {$wpdb->posts} WHERE post_content LIKE %s",
			'%' . $wpdb->esc_like( '[evermaple_form' ) . '%'
		)
	);
	foreach ( $posts as $post ) {
		$content = evermaple_forms_without_shortcodes( $post->post_content );
		if ( $content === $post->post_content || '' === trim( $content ) ) {
			continue;
		}
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $post->ID ) );
		clean_post_cache( (int) $post->ID );
	}
	// phpcs:enable
	foreach ( array( 'widget_text', 'widget_block', 'widget_custom_html' ) as $name ) {
		$widgets = get_option( $name );
		if ( is_array( $widgets ) && false !== strpos( wp_json_encode( $widgets ), '[evermaple_form' ) ) {
			array_walk_recursive(
				$widgets,
				function ( &$value ) {
					$value = is_string( $value ) ? evermaple_forms_without_shortcodes( $value ) : $value;
				}
			);
			update_option( $name, $widgets );
		}
	}
}

/**
 * Runs when the plugin is deleted, on each site of a network.
 */
function evermaple_forms_uninstall() {
	if ( ! is_multisite() ) {
		evermaple_forms_leave_site();
		return;
	}
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		switch_to_blog( $site );
		evermaple_forms_leave_site();
		restore_current_blog();
	}
}
register_uninstall_hook( __FILE__, 'evermaple_forms_uninstall' );
