<?php
/**
 * php site.php ROOT install USER…: installs WordPress, users named as their role and a number, whose password is their name, and
 * our plugin; `deactivate` and `uninstall`: what the list of plugins does; `options PATTERN`: the names of those that match.
 */
list( , $root, $how ) = $argv;
if ( 'install' === $how ) {
	define( 'WP_INSTALLING', true );
}
$_SERVER['HTTP_HOST'] = preg_replace( '#^https?://#', '', getenv( 'WP_ORIGIN' ) );
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
// Debian’s WordPress brings plugins of its own.
$plugin = current( preg_grep( '/-forms\.php$/', array_keys( get_plugins() ) ) );
if ( 'install' === $how ) {
	wp_install( 'A partner', 'owner', 'owner@example.com', false );
	foreach ( array_slice( $argv, 3 ) as $user ) {
		$role = rtrim( $user, '0123456789' );
		wp_insert_user( [ 'user_login' => $user, 'user_pass' => $user, 'user_email' => "$user@example.com", 'role' => $role ] );
	}
	$result = activate_plugin( $plugin );
	if ( is_wp_error( $result ) ) {
		fwrite( STDERR, $result->get_error_message() );
		exit( 1 );
	}
} elseif ( 'deactivate' === $how ) {
	deactivate_plugins( $plugin );
} elseif ( 'uninstall' === $how ) {
	uninstall_plugin( $plugin );
} else {
	$names = $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $argv[3] );
	echo wp_json_encode( $wpdb->get_col( $names ) );
}
