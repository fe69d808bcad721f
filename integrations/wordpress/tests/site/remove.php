<?php
// php remove.php ROOT deactivate|uninstall: what the list of plugins does, as nobody in particular.
list( , $root, $how ) = $argv;
$_SERVER['HTTP_HOST'] = preg_replace( '#^https?://#', '', getenv( 'WP_ORIGIN' ) );
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
// Debian’s WordPress brings plugins of its own.
$plugin = current( preg_grep( '/-forms\.php$/', array_keys( get_plugins() ) ) );
if ( 'deactivate' === $how ) {
	deactivate_plugins( $plugin );
} else {
	uninstall_plugin( $plugin );
}
