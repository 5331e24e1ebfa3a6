# Redmine from Debian's package as one process: its own folder, its own database, any free port of this machine.
#
# Called with that folder. Says `{"url": ...}` when it answers; then runs one piece of Ruby for each line of JSON that it reads,
# as `rails runner` does, and says `{"value": ...}` or `{"error": ...}`. It ends when nobody can write to it any more.

require "json"
require "pathname"

CODE = "/usr/share/redmine"
FOLDER = Pathname.new(ARGV.fetch(0))

# The package keeps what is not code in the folder of an instance, and this is ours.
require "#{CODE}/lib/redmine/multi_tenancy"
Redmine.define_singleton_method(:root) { FOLDER }

require "#{CODE}/config/application"
Rails.application.config.eager_load = false
require "#{CODE}/config/environment"

ActiveRecord::Migration.verbose = false
ActiveRecord::Base.connection.migration_context.migrate
# The migrations have looked at tables that were not yet complete.
ActiveRecord::Base.connection.schema_cache.clear!
ActiveRecord::Base.descendants.each(&:reset_column_information)
load "#{__dir__}/redmine-content.rb"

require "puma"
server = Puma::Server.new(Rails.application, Puma::Events.strings)
port = server.add_tcp_listener("127.0.0.1", 0).addr[1]
server.run

$stdout.sync = true
say = ->(answer) { $stdout.puts(answer.to_json) }
say.call(url: "http://127.0.0.1:#{port}")
$stdin.each_line do |line|
  say.call(value: eval(JSON.parse(line).fetch("code"), TOPLEVEL_BINDING.dup))
rescue Exception => e
  say.call(error: "#{e.class}: #{e.message}")
end
exit!
